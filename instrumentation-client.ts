import { beginVisit } from '@/components/opening/begin-visit';

beginVisit();
