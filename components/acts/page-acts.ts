export { redoAndNotify, undoAndNotify } from './notify-change';
export { changeAndNotify, notifyNotRemoved, removeAndNotify } from './notify-entry';
export { keepCopyBeforeRemoving } from '@/lib/page/long-writes';
export { limitKeptHistory } from '@/lib/page/kept-history';
