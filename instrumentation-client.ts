import { beginVisit } from '@/components/shell/begin-visit';

beginVisit();
