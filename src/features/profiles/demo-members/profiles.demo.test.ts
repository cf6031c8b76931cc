import { describe, expect, test } from 'vitest';
import { SignUpInput } from '#features/accounts/sign-up/sign-up.contract.ts';
import { TYPE_OF_FIELD, type TypedField } from '#features/profiles/profile/fields-of-type.data.ts';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import {
  type IdentifiedMember,
  identifierErrors,
  identifierWarnings,
} from '#features/profiles/profile/profile-identifiers.rules.ts';
import { ProfileUpdate } from '#features/profiles/profile/profiles.contract.ts';
import { ProjectInput } from '#features/profiles/projects/projects.contract.ts';
import { ServiceInput } from '#features/profiles/services/services.contract.ts';
import type { ScheduleViiItem } from '#platform/contract/csr/schedule-vii.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import {
  FOCUS_AREAS,
  type FocusArea,
  ORGANIZATION_TYPES,
  SDG_GOALS,
  STATES,
} from '#platform/contract/reference-data.ts';
import { DEMO_MEMBERS } from './members.demo.ts';
import { demoProfileDetails } from './profile-details.demo.ts';
import { demoMembers, demoProfiles, demoProjects, demoServices } from './profiles.demo.ts';

const NOW = new Date('2026-03-31T09:30:00Z');
const members = demoMembers(NOW);
const profiles = demoProfiles(NOW).filter(({ id }) => !members.find((member) => member.id === id)?.isAdmin);
const projects = demoProjects(NOW);
const services = demoServices(NOW);

/** The item that work in a focus area usually falls under. */
const ITEM_OF_AREA: Record<FocusArea, ScheduleViiItem> = {
  Education: 'ii',
  Healthcare: 'i',
  Environment: 'iv',
  'Women Empowerment': 'iii',
  Livelihood: 'ii',
  'Child Welfare': 'ii',
  Disability: 'ii',
  'Elder Care': 'iii',
  'Skill Development': 'ii',
  'Rural Development': 'x',
  'Water & Sanitation': 'i',
  'Technology for Good': 'ii',
  'Arts & Culture': 'v',
  'Disaster Relief': 'xii',
  Sports: 'vii',
};

/** Health, livelihoods, women and inequality, water and soil: work in every area can be about these. */
const BROADER: ScheduleViiItem[] = ['i', 'ii', 'iii', 'iv'];

/** Words that leave no doubt about what a project is. */
const ITEM_OF_WORDS: [ScheduleViiItem, RegExp][] = [
  ['i', /clinic|\bnurses?\b|doctor|spectacles|dispensary|toilets|ambulances,/i],
  ['ii', /class (ten|three)|readers|classroom|teachers|technicians/i],
  ['iv', /native trees|springs|village tanks|camels/i],
  ['vii', /akharas|athletes|league/i],
  ['xii', /sirens|cyclone|Kosi shelters|river readings/i],
];

const differing = (values: unknown[]) => new Set(values).size;

describe('demo members', () => {
  test('could have filled in the forms themselves', () => {
    for (const { id, created_at, updated_at, headquarters_state, ...profile } of demoProfiles(NOW)) {
      expect(ProfileUpdate.parse(profile)).toEqual(profile);
    }
    for (const { id, user_id, created_at, updated_at, ...project } of projects) {
      expect(ProjectInput.parse(project)).toEqual(project);
    }
    for (const { id, user_id, created_at, updated_at, ...service } of services) {
      expect(ServiceInput.parse(service)).toEqual(service);
    }
  });

  test('could have filled in the fields of their type, without an error or a warning', () => {
    const details = demoProfileDetails(NOW);
    expect(details.length).toBe(profiles.length);
    for (const { id, fields } of details) {
      const listed = profiles.find((profile) => profile.id === id);
      const member = { ...listed, ...fields } as IdentifiedMember;
      expect(ProfileUpdate.parse(fields)).toEqual(fields);
      expect([identifierErrors(member), identifierWarnings(member)]).toEqual([{}, {}]);
      for (const field of Object.keys(fields)) {
        expect([undefined, member.organization_type]).toContain(TYPE_OF_FIELD[field as TypedField]);
      }
    }
  });

  test('have identifiers that are nobody’s', () => {
    for (const { fields } of demoProfileDetails(NOW)) {
      const { pan, gstin, urn_12a, urn_80g, csr_registration_number, fcra_registration_number } = fields;
      for (const number of [pan, gstin, urn_12a, urn_80g]) if (number) expect(number).toMatch(/[A-Z]{5}0000/);
      if (csr_registration_number) expect(csr_registration_number).toMatch(/^CSR999/);
      if (fcra_registration_number) expect(fcra_registration_number).toMatch(/^999/);
    }
  });

  test('could have signed up', () => {
    for (const profile of profiles) {
      const email = members.find(({ id }) => id === profile.id)?.email;
      const userData = {
        full_name: profile.full_name,
        organization_type: profile.organization_type,
        location: profile.location,
        bio: profile.short_summary,
      };
      expect(SignUpInput.safeParse({ email, password: 'demo-member', userData }).error).toBeUndefined();
    }
  });

  test('come from every state and union territory, of every type, for every SDG and focus area', () => {
    expect(new Set(profiles.map((profile) => profile.headquarters_state))).toEqual(new Set(STATES));
    expect(new Set(profiles.flatMap((profile) => profile.sdg_goals))).toEqual(new Set(SDG_GOALS));
    expect(new Set(profiles.flatMap((profile) => profile.focus_areas))).toEqual(new Set(FOCUS_AREAS));
    const counts = ORGANIZATION_TYPES.map(
      (type) => profiles.filter((profile) => profile.organization_type === type).length,
    );
    expect(counts).toEqual([28, 50, 16, 16]);
  });

  test('have names, addresses and texts of their own', () => {
    for (const values of [
      profiles.map(memberName),
      members.map(({ email }) => email),
      profiles.map(({ bio }) => bio),
      profiles.map(({ short_summary }) => short_summary),
      profiles.map(({ phone }) => phone),
    ]) {
      expect(differing(values)).toBe(values.length);
    }
    expect(differing(members.map(({ id }) => id))).toBe(112);
    expect(profiles.filter((profile) => memberName(profile).length >= 55).length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...profiles.map((profile) => memberName(profile).length))).toBeLessThanOrEqual(65);
  });

  test('use addresses, telephone numbers and CINs that belong to nobody', () => {
    for (const profile of profiles) {
      expect(profile.public_contact_email).toMatch(/^[a-z]+@[a-z]+\.example$/);
      expect(profile.website).toMatch(/^https:\/\/[a-z]+\.example$/);
      expect(profile.phone).toMatch(/^\+91 0{5} \d{5}$/);
      const founded = String(profile.year_established);
      const cin = profile.corporate_cin;
      expect(cin === null).toBe(profile.organization_type !== 'corporate');
      if (cin) {
        expect(cin.slice(8, 12)).toBe(founded);
        expect(cin.slice(15)).toMatch(/^999/);
      }
    }
    expect(differing(profiles.map(({ corporate_cin }) => corporate_cin))).toBe(29);
  });

  test('joined over the past eighteen months', () => {
    const days = members.map(({ joinedAt }) => (NOW.getTime() - joinedAt.getTime()) / DAY_MS);
    expect(Math.min(...days)).toBeLessThan(7);
    expect(Math.max(...days)).toBeGreaterThan(500);
    expect(Math.max(...days)).toBeLessThan(550);
  });

  test('are the same for the same time', () => {
    expect(demoProfiles(new Date(NOW))).toEqual(demoProfiles(NOW));
    expect(demoProjects(new Date(NOW))).toEqual(projects);
    expect(demoMembers(new Date(0)).map(({ id }) => id)).toEqual(members.map(({ id }) => id));
  });
});

describe('demo projects and services', () => {
  test('are where they are expected', () => {
    for (const { key, type, projects = [], services = [] } of DEMO_MEMBERS) {
      if (type === 'ngo') expect(key === 'aksharvan' ? [8] : [2, 3, 4, 5], key).toContain(projects.length);
      if (type === 'corporate') expect([1, 2, 3, 4], key).toContain(projects.length);
      if (type === 'consultant') expect([1, 2, 3, 4], key).toContain(services.length);
    }
    // Partners may show the same project, each with the own share.
    expect(differing(projects.map(({ user_id, title }) => user_id + title))).toBe(projects.length);
    expect(differing(projects.map(({ description }) => description))).toBe(projects.length);
    expect(differing(services.map(({ description }) => description))).toBe(services.length);
  });

  test.each(['2026-03-31T09:30:00Z', '2028-02-29T23:59:59Z', '2026-12-31T20:00:00Z', '2027-01-01T00:00:00Z'])(
    'have dates that agree with their status on %s',
    (now) => {
      const today = now.slice(0, 10);
      for (const { title, status, start_date, end_date } of demoProjects(new Date(now))) {
        expect((start_date ?? '') < today, title).toBe(true);
        if (status === 'Active') expect((end_date ?? '') >= today, title).toBe(true);
        if (status === 'Completed') expect((end_date ?? '') < today, title).toBe(true);
      }
    },
  );

  test('carry the item of Schedule VII that fits their words', () => {
    const items = projects.map(({ title, description, schedule_vii_item }) => ({
      words: `${title}. ${description}`,
      item: schedule_vii_item,
    }));
    for (const [item, words] of ITEM_OF_WORDS) {
      const named = items.filter((project) => project.item && words.test(project.words));
      expect(named.length, item).toBeGreaterThan(1);
      for (const project of named) expect(project.item, project.words).toBe(item);
    }
  });

  test("carry an item of one of their member's focus areas, or a broader one", () => {
    for (const { user_id, title, schedule_vii_item } of projects) {
      const areas = profiles.find(({ id }) => id === user_id)?.focus_areas ?? [];
      if (schedule_vii_item) {
        expect([...areas.map((area) => ITEM_OF_AREA[area as FocusArea]), ...BROADER], title).toContain(
          schedule_vii_item,
        );
      }
    }
  });

  test('have every status, and were published after the member joined', () => {
    expect(new Set(projects.map(({ status }) => status)).size).toBe(4);
    for (const { user_id, created_at } of [...projects, ...services]) {
      const joined = members.find(({ id }) => id === user_id)?.joinedAt ?? NOW;
      expect(created_at > joined && created_at < NOW).toBe(true);
    }
  });
});
