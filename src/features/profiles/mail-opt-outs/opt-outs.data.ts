/** Regular mails with a link that stops them. */
export const OPT_OUTS = ['digest', 'partners', 'searches'] as const;
export type OptOut = (typeof OPT_OUTS)[number];
