/** What is no part of a figure's image has this attribute. */
export const NO_IMAGE = { 'data-no-image': '' } as const;
