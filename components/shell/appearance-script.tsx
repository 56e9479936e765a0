import { APPEARANCE_SCRIPT } from '@/lib/hooks/appearance-script';

/** Sets the theme before the first paint, so that nothing flashes. */
export function AppearanceScript() {
  // Our own constant text: a script that must run before React is there.
  return <script dangerouslySetInnerHTML={{ __html: APPEARANCE_SCRIPT }} />;
}
