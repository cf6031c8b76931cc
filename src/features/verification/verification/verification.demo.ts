import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import type { VerificationLevel } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { OrganizationType } from '#platform/contract/reference-data.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { daysBefore, demoId } from '#platform/server/demo-records.ts';
import { keyDocumentsOf, paperOf, validUntil } from './verification.rules.ts';

interface DemoMember {
  key: string;
  id: string;
  type: OrganizationType;
  isAdmin: boolean;
  isVerified: boolean;
}

/** Key of the demo NGO, which holds two levels; its papers were stored forty days ago. */
const OWNER = 'aksharvan';

/** Numbers that level 1 compares with the papers, where a member has given them. */
const CHECKED_NUMBERS = 'corporate_cin ngo_registration_number csr_registration_number darpan_id pan'.split(
  ' ',
);
const REASONS: Record<VerificationLevel, string> = {
  1: 'Registration, tax approvals and CSR-1 agree with the profile and with the public registers.',
  2: 'Office and two project sites visited; registers, bank book and beneficiary lists agree with the reports.',
  3: 'Yearly review done: newest accounts read, one site visited unannounced.',
};
const PAPER_REASON = 'The certificate agrees with the profile and with the public register.';

/** Open requests. */
const OPEN: { key: string; level: VerificationLevel; days: number }[] = [
  { key: 'teestaorganic', level: 1, days: 2 },
  { key: 'luitporia', level: 2, days: 5 },
];

const REFUSED = {
  key: 'kayalnadu',
  days: 20,
  reason:
    'The registration certificate names “Kayal Nadu Backwater Communities”, the profile “Kāyal Nādu Backwater Communities Trust”. Please show the deed of change, or correct the name.',
};

/** Days before a member is visited for the first time. */
const DAYS_TO_A_VISIT = 120;

/** About every third verified NGO has been visited, and every fourth of those is reviewed each year. */
const levelOf = ({ key, type }: DemoMember, at: number, days: number): VerificationLevel => {
  if (key === OWNER) return 2;
  if (type !== 'ngo' || days < DAYS_TO_A_VISIT || at % 3 !== 0 || OPEN.some((open) => open.key === key))
    return 1;
  return at % 12 === 0 ? 3 : 2;
};

const findPapers = (db: Db) =>
  db
    .selectFrom('documents')
    .select(['id', 'owner_id', 'kind', 'title', 'financial_year', 'number', 'expires_on'])
    .select(['file_stored_at', 'created_at'])
    .execute();

type Paper = Awaited<ReturnType<typeof findPapers>>[number];

/** Returns a request with the papers that the rules choose on its day. */
function requestOf(
  { key, id, type }: DemoMember,
  level: VerificationLevel,
  { papers, at }: { papers: Paper[]; at: Date },
) {
  const requestId = demoId('verification', `${key}/${level}`);
  const own = papers.filter(({ owner_id }) => owner_id === id);
  const shown = keyDocumentsOf(type).flatMap(({ kind }) => paperOf(own, kind, dayInIndia(at)) ?? []);
  return {
    request: { id: requestId, member_id: id, level, created_at: at },
    shown,
    documents: shown.map((paper, position) => ({
      request_id: requestId,
      position,
      document_id: paper.id,
      kind: paper.kind,
      name: documentTitle(paper),
      number: paper.number,
      expires_on: paper.expires_on,
    })),
  };
}

interface Granting {
  papers: Paper[];
  now: Date;
  /** Id of the admin who grants. */
  admin: string;
}

/** Grants a member's levels one after the other, each some days after its request. */
function grantsOf(member: DemoMember, place: number, { papers, now, admin }: Granting) {
  const own = papers.filter(({ owner_id }) => owner_id === member.id).map(({ created_at }) => created_at);
  const stored = own.sort().at(-1) ?? now.toISOString();
  const days = (now.getTime() - Date.parse(stored)) / DAY_MS;
  return ([1, 2, 3] as const).slice(0, levelOf(member, place, days)).map((level) => {
    // Papers first; the visit in the middle of the time since, the review towards its end, within its one year.
    const share = { 1: 0.9, 2: 0.5, 3: 0.2 }[level];
    const decided_at = new Date(now.getTime() - days * share * DAY_MS);
    const at = new Date(decided_at.getTime() - Math.min(6, days * 0.05) * DAY_MS);
    const { request, shown, documents } = requestOf(member, level, { papers, at });
    // The visit takes place between the request and the decision.
    const visited_at = new Date((at.getTime() + decided_at.getTime()) / 2);
    const checked_on = dayInIndia(level === 1 ? decided_at : visited_at);
    const reason = level === 1 && member.type !== 'ngo' ? PAPER_REASON : REASONS[level];
    const checked_numbers = level === 1 ? CHECKED_NUMBERS : [];
    const decided = { decided_at, decided_by: admin, reason, checked_on, checked_numbers };
    const granted = { status: 'granted' as const, ...decided };
    return {
      documents,
      request: { ...request, ...granted, valid_until: validUntil(level, checked_on, shown) },
    };
  });
}

/** Loads levels with their papers, open requests, a refused request, and a level that has lapsed. */
export async function loadVerificationDemo(
  db: Db,
  { now, members }: { now: Date; members: DemoMember[] },
): Promise<void> {
  const papers = await findPapers(db);
  const admin = members.find(({ isAdmin }) => isAdmin)?.id ?? '';
  const granted = members
    .filter(({ isVerified }) => isVerified)
    .flatMap((member, place) => grantsOf(member, place, { papers, now, admin }));
  const waiting = [...OPEN, { ...REFUSED, level: 1 as const }].flatMap(({ key, level, days }) => {
    const member = members.find((one) => one.key === key);
    return member ? requestOf(member, level, { papers, at: daysBefore(now, days, `${key} asks`) }) : [];
  });
  const requests = waiting.map(({ request }) =>
    request.id === demoId('verification', `${REFUSED.key}/1`)
      ? {
          ...request,
          status: 'refused' as const,
          reason: REFUSED.reason,
          decided_by: admin,
          decided_at: new Date(request.created_at.getTime() + DAY_MS),
        }
      : request,
  );
  await db
    .insertInto('verification_requests')
    .values([...granted.map(({ request }) => request), ...requests])
    .execute();
  await db
    .insertInto('verification_documents')
    .values([...granted, ...waiting].flatMap(({ documents }) => documents))
    .execute();
}
