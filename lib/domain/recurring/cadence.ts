/** In the order of the search: expenses of a weekly series are not looked for monthly. */
export const CADENCES = ['weekly', 'monthly', 'yearly'] as const;

export type Cadence = (typeof CADENCES)[number];
