import { APPEARANCE_SCRIPT } from '@/lib/hooks/appearance-script';

const OWN_CONSTANT_TEXT = { __html: APPEARANCE_SCRIPT };

/** Sets the theme before the first paint, so that nothing flashes. */
export function AppearanceScript() {
  return <script dangerouslySetInnerHTML={OWN_CONSTANT_TEXT} />; // Our own constant, which must run before React does.
}
