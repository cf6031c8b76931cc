import type { Role } from '#platform/contract/people/roles.ts';

/** What an organisation may be in a collaboration. One of them leads. */
export const COLLABORATION_ROLES = ['lead', 'implementer', 'reviewer', 'viewer'] as const;
export type CollaborationRole = (typeof COLLABORATION_ROLES)[number];

/**
 * What can be written in a collaboration. Reading needs no right: all people of the organisations that take part read
 * everything.
 * - `settings`: title, description, dates, status and the other fields of the collaboration itself
 * - `milestones`, `comments`, `files`, `indicators`, `reports`: the records of these names
 * - `restore`: bringing back what was deleted in the last 30 days, whoever deleted it
 * - `answers`: returning and accepting reports of another organisation
 * - `budget`: proposing a budget and answering a proposal
 * - `partners`: partners that are only named, and the responsibility of each organisation
 * - `organisations`: inviting and removing organisations, their roles, handing over the lead
 * - `seats`: which persons of the own organisation are named
 * - `ratings`: rating the partners
 * - `archive`: archiving and restoring for all
 * - `leave`: ending the part of the own organisation
 * - `delete`: deleting for all
 */
export const COLLABORATION_RIGHTS = [
  'settings',
  'milestones',
  'comments',
  'files',
  'indicators',
  'reports',
  'restore',
  'answers',
  'budget',
  'partners',
  'organisations',
  'seats',
  'ratings',
  'archive',
  'leave',
  'delete',
] as const;
export type CollaborationRight = (typeof COLLABORATION_RIGHTS)[number];

declare module '#platform/contract/route.ts' {
  interface RouteTerms {
    rights: { '/collaborations/:id': CollaborationRight };
  }
}

/** What each organisation may write, by its role. */
const RIGHTS_OF_ORGANISATION: Record<CollaborationRole, readonly CollaborationRight[]> = {
  lead: COLLABORATION_RIGHTS,
  implementer: [
    'settings',
    'milestones',
    'comments',
    'files',
    'indicators',
    'reports',
    'restore',
    'answers',
    'budget',
    'partners',
    'seats',
    'ratings',
    'archive',
    'leave',
  ],
  reviewer: ['comments', 'restore', 'answers', 'seats', 'ratings', 'leave'],
  viewer: ['seats', 'ratings', 'leave'],
};

/** The roles of organisations that allow a right. */
export const rolesWith = (right: CollaborationRight): CollaborationRole[] =>
  COLLABORATION_ROLES.filter((role) => RIGHTS_OF_ORGANISATION[role].includes(right));

/** What a person with the role `member` writes where they are named. */
const RIGHTS_OF_NAMED: readonly CollaborationRight[] = [
  'settings',
  'milestones',
  'comments',
  'files',
  'indicators',
  'reports',
  'restore',
  'answers',
  'partners',
];

/** What a person may write at most, by the role in the own organisation. */
function rightsOfPerson(role: Role, isNamed: boolean): readonly CollaborationRight[] {
  if (role === 'owner' || role === 'manager') return COLLABORATION_RIGHTS;
  if (role === 'finance') return ['budget'];
  return role === 'member' && isNamed ? RIGHTS_OF_NAMED : [];
}

interface Standing {
  /** Role of the person's organisation in the collaboration. */
  ownRole: CollaborationRole;
  /** Role of the person in that organisation. */
  role: Role;
  /** True if the person is named in the collaboration. */
  isNamed: boolean;
}

/** What a person may write in a collaboration: what both the organisation and the person may (docs/decisions/0051). */
export function rightsIn({ ownRole, role, isNamed }: Standing): CollaborationRight[] {
  const own = rightsOfPerson(role, isNamed);
  return RIGHTS_OF_ORGANISATION[ownRole].filter((right) => own.includes(right));
}

/** Says why a right is missing and who can give it. */
export function missingRightText({ ownRole, role, isNamed }: Standing, right: CollaborationRight): string {
  if (!RIGHTS_OF_ORGANISATION[ownRole].includes(right)) {
    return 'The role of your organisation in this collaboration does not allow this. The lead can change it.';
  }
  return role === 'member' && !isNamed
    ? 'You are not named in this collaboration. A manager of your organisation can add you to the team.'
    : 'Your role in the organisation does not allow this. An owner of it can change your role.';
}
