/** One script for what a narrow list needs once the page is calm. */
export { PrintedList } from './printed-list';
export { RowGestures } from './row-gestures';
