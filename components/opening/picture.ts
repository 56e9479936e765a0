/** The id of the element that a picture stands in while its screen is opened. */
export const PICTURE_HOLDER = 'opening-picture';

/** Prefix of the localStorage keys of pictures; the path of the screen's address follows. */
export const PICTURE_KEY = 'mis-gastos:picture:';

/** An element of a picture: its name, its attributes and what is in it, in order; texts are texts. */
export type PicturedElement = [
  tag: string,
  attributes: Record<string, string>,
  ...content: (PicturedElement | string)[],
];

/** A picture of a screen's first window; `width` is the window's. `drawnFor` is the answer of `pictureDrawnFor` at that time. */
export type KeptPicture = { drawnFor: string; width: number; element: PicturedElement };

declare global {
  interface Window {
    /** Answers the day, language, styles and settings as one text: a picture drawn for another text looks different. */
    pictureDrawnFor?: () => string;
    /** The shown picture of this path, until its screen takes its place. */
    openingPicture?: { path: string; element: Element } | undefined;
  }
}
