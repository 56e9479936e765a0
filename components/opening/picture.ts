/** Id of the element with the picture of a screen that is being opened. */
export const PICTURE_HOLDER = 'opening-picture';

/** Prefix of keys in localStorage; the screen's path follows. */
export const PICTURE_KEY = 'mis-gastos:picture:';

/** Its name, its attributes and its content, in order; texts are texts. */
export type PicturedElement = [
  tag: string,
  attributes: Record<string, string>,
  ...content: (PicturedElement | string)[],
];

/** `width` is the window's. `drawnFor`: the answer of `pictureDrawnFor` at that time. */
export type KeptPicture = { drawnFor: string; width: number; element: PicturedElement };

declare global {
  interface Window {
    /** Day, language, styles and settings as one text: for another text a picture looks different. */
    pictureDrawnFor?: () => string;
    /** Shown on this path until its screen is there. */
    openingPicture?: { path: string; element: Element } | undefined;
  }
}
