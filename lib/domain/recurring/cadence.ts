/** In the order of the search: expenses of a weekly series are not looked for monthly. */
export const CADENCES = ['weekly', 'monthly', 'yearly'] as const;

export type Cadence = (typeof CADENCES)[number];

/** The most days between an expense of a series and its due day. */
export const SLACK_DAYS: Record<Cadence, number> = { weekly: 1, monthly: 5, yearly: 15 };
