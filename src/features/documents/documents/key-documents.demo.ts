import { createHash } from 'node:crypto';
import { DEMO_MEMBERS, type DemoMember } from '#features/profiles/demo-members/members.demo.ts';
import { demoProfileDetails } from '#features/profiles/demo-members/profile-details.demo.ts';
import type { ProfileUpdate } from '#features/profiles/profile/profiles.contract.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { dayFrom, daysBefore, demoId } from '#platform/server/demo-records.ts';
import type { DocumentDetails } from './documents.contract.ts';

/** Members with papers in the vault who are not verified: they have asked, were refused, or are about to ask. */
const NOT_VERIFIED = ['teestaorganic', 'kayalnadu', 'aripan'];

/** Member whose 80G approval has expired since the papers were checked. */
const EXPIRED = { key: 'khelangan', days: 12 };

/** Time of storing the papers: some days after joining, but no later than yesterday. */
const storedAt = (member: DemoMember, now: Date) =>
  daysBefore(now, Math.max(1, member.joined - 3 - (member.joined % 23)), `papers of ${member.key}`);

/** Returns a number from 0 to `below` - 1, always the same for a member. */
const spread = (member: DemoMember, below: number) =>
  Number.parseInt(createHash('sha256').update(`papers ${member.key}`).digest('hex').slice(0, 6), 16) % below;

/** Returns the newest accounts on the day of storing; accounts are audited by the end of September. */
function accountsBefore(stored: string): Pick<DocumentDetails, 'financial_year' | 'issued_on'> {
  const year = Number(stored.slice(0, 4)) - (stored.slice(5) > '10-01' ? 0 : 1);
  return { financial_year: `${year - 1}-${String(year % 100).padStart(2, '0')}`, issued_on: `${year}-09-24` };
}

/** Dates of a registration under 12A or 80G, which is valid for five years (Income-tax Act, 2025, sections 332 and 354). */
function fiveYears(expires_on: string): Pick<DocumentDetails, 'issued_on' | 'expires_on'> {
  return {
    issued_on: `${Number(expires_on.slice(0, 4)) - 5}${expires_on.slice(4).replace('02-29', '02-28')}`,
    expires_on,
  };
}

function papersOfNgo(member: DemoMember, fields: ProfileUpdate, now: Date): Partial<DocumentDetails>[] {
  const expiresIn = 140 + spread(member, 500);
  const approved = member.key === EXPIRED.key ? -EXPIRED.days : expiresIn + 60;
  return [
    { kind: 'registration', number: fields.ngo_registration_number, issued_on: `${member.founded}-07-14` },
    { kind: '12a', number: fields.urn_12a, ...fiveYears(dayFrom(now, expiresIn)) },
    { kind: '80g', number: fields.urn_80g, ...fiveYears(dayFrom(now, approved)) },
    { kind: 'csr-1', number: fields.csr_registration_number, issued_on: '2022-02-11' },
    { kind: 'audited-accounts', ...accountsBefore(dayInIndia(storedAt(member, now))) },
  ];
}

function papersOf(member: DemoMember, fields: ProfileUpdate, now: Date): Partial<DocumentDetails>[] {
  if (member.type === 'ngo') return papersOfNgo(member, fields, now);
  return [{ kind: 'registration', number: member.cin ?? null, issued_on: `${member.founded}-07-14` }];
}

/** Returns the key documents of those members as the form would send them, each with the time of storing. */
export function demoKeyDocuments(now: Date, exceptOf: string) {
  const details = new Map(demoProfileDetails(now).map(({ id, fields }) => [id, fields]));
  return DEMO_MEMBERS.filter(
    ({ key, admin, verified }) =>
      !admin && key !== exceptOf && (verified === true || NOT_VERIFIED.includes(key)),
  ).flatMap((member) =>
    papersOf(member, details.get(demoId('member', member.key)) ?? {}, now).map((document) => ({
      key: member.key,
      document,
      created_at: storedAt(member, now),
    })),
  );
}
