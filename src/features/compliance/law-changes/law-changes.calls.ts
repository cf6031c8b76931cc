import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';

let made = 0;
/** A new rule, so that no two calls meet. */
const newRow = () => {
  made += 1;
  return {
    rule_id: `test.r${made}`,
    name: 'A rule of tests',
    value: '7',
    unit: 'days',
    valid_from: '2030-04-01',
    valid_to: null,
    url: null,
    basis: 'event',
    source: 'rule 99',
    mark: 'U',
    scenario: 'law',
  };
};

const storedRow = async ({ app }: Scene) => {
  const row = newRow();
  const [{ id } = { id: '' }] = await app.sql<{ id: string }>(
    `insert into csr_law_rules (rule_id, name, value, unit, valid_from, basis, source, mark)
      values ($1, $2, '7', 'days', '2030-04-01', 'event', 'rule 99', 'U') returning id`,
    [row.rule_id, row.name],
  );
  return { id };
};

/** A change whose proposer has left. */
const change = async ({ app }: Scene) => {
  const id = crypto.randomUUID();
  await app.sql(
    `insert into csr_law_changes (id, kind, new_row, reason, proposed_at) values ($1, 'new', $2, 'Notified', now())`,
    [id, JSON.stringify(newRow())],
  );
  return { id };
};

export const calls = defineCalls({
  listLawRows: { who: 'admins' },
  listLawChanges: { who: 'admins' },
  proposeLawRow: { who: 'admins create', call: () => ({ body: { ...newRow(), reason: 'Notified' } }) },
  proposeLawEnd: {
    who: 'admins create',
    call: async (scene) => ({
      params: await storedRow(scene),
      body: { last_day: '2031-03-31', reason: 'Repealed' },
    }),
  },
  decideLawChange: {
    who: 'admins',
    call: async (scene) => ({ params: await change(scene), body: { agree: true } }),
  },
});
