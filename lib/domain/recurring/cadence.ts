/** How often an expense can repeat. What repeats weekly is no longer looked for monthly, and so on. */
export const CADENCES = ['weekly', 'monthly', 'yearly'] as const;

/** One of {@link CADENCES}. */
export type Cadence = (typeof CADENCES)[number];
