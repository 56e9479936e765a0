import './realm-exception';
import 'fake-indexeddb/auto';
import { failOnPrint } from '../support/printed-lines';

failOnPrint();
