import { expect, test } from 'vitest';
import { LAW_CHECKED_ON, PENDING_RULES, rulesOn } from './csr-law.rules.ts';
import { CSR_RULES } from './csr-rules.data.ts';

const ruleOn = (day: string, id: string) => rulesOn(day).filter((rule) => rule.id === id);

test('a changed rule has the old wording until the day before, and the new one from that day', () => {
  expect(ruleOn('2022-09-19', 'csr-impact-assessment')[0]?.answer).toContain('At most 5%');
  expect(ruleOn('2022-09-20', 'csr-impact-assessment')[0]?.answer).toContain('Up to 2%');
  expect(ruleOn('2021-01-21', 'csr-impact-assessment')).toEqual([]);
});

test('a Bill is pending and applies on no day', () => {
  expect(PENDING_RULES.map(({ id }) => id)).toEqual(['csr-bill-2026']);
  expect(ruleOn('2099-12-31', 'csr-bill-2026')).toEqual([]);
  expect(PENDING_RULES[0]?.answer).toMatch(/^A Bill is pending but is not law/);
});

test('no rule applies in two wordings on the same day', () => {
  const edges = CSR_RULES.flatMap(({ validFrom, validTo }) => [validFrom, validTo]).filter(
    (day) => day !== null,
  );
  for (const day of [...edges, LAW_CHECKED_ON]) {
    const ids = rulesOn(day).map(({ id }) => id);
    expect(new Set(ids).size, day).toBe(ids.length);
  }
});

test('every rule cites the Act, the Rules or the Ministry, and says where we read it', () => {
  for (const { id, sources, readIn } of CSR_RULES) {
    expect(sources.length, id).toBeGreaterThan(0);
    for (const { label, url } of sources) {
      expect(label, id).toMatch(/Act|Rules|Ministry|Bill/);
      expect(new URL(url).hostname, id).toMatch(/\.(gov|nic)\.in$|^sansad\.in$/);
    }
    expect(readIn, id).toMatch(/^https:\/\//);
  }
});
