/** A place of work that the navigation leads to. */
interface WorkLink {
  to: string;
  /** The one name of the place. */
  label: string;
  /** What it holds; where the specification prints a name for the header, that one. */
  named: string;
  /** Other pages of the same work. */
  also?: readonly string[];
}

export const DESK: WorkLink = { to: '/', label: 'Desk', named: 'What waits' };

/** Where a member works, in the order of the header and of the bar on a phone. */
export const WORK_LINKS: readonly WorkLink[] = [
  DESK,
  { to: '/marketplace', label: 'Partners', named: 'CSR Marketplace' },
  { to: '/collaborations', label: 'Projects', named: 'CSR Connect Pro', also: ['/programme', '/funds'] },
  { to: '/documents', label: 'Papers', named: 'Document vault' },
  { to: '/learn', label: 'Learn', named: 'Learn CSR' },
];

/** The links of the header for visitors (specification part 1, "Shared page frame"). */
export const VISITOR_LINKS = WORK_LINKS.filter(({ named }) => /\bCSR\b/.test(named));

/** True on the pages of a link and on those below them. */
export const leadsHere = ({ to, also = [] }: Pick<WorkLink, 'to' | 'also'>, pathname: string): boolean =>
  [to, ...also].some((path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)));
