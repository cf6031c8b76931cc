/** Regular mails with a link that stops them. */
export const OPT_OUTS = ['digest', 'searches'] as const;
export type OptOut = (typeof OPT_OUTS)[number];
