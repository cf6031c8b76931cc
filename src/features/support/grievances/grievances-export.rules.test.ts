import { expect, test } from 'vitest';
import { grievancesCsv } from './grievances-export.rules.ts';

const ROW = {
  id: '018f0000-0000-7000-8000-000000000001',
  number: 'T-1001',
  kind: 'content_report' as const,
  ground: 'False or misleading',
  about: '/learn/stories/wells',
  name: 'Asha Devi',
  email: 'asha@visitor.example',
  message: 'Wrong',
  created_at: '2026-11-20T04:00:00.000Z',
  acknowledge_by: '2026-11-21T04:00:00.000Z',
  acknowledged_at: null,
  acknowledged_by: null,
  dispose_by: '2026-12-05T04:00:00.000Z',
  decided_at: null,
  decided_by: null,
  decision: null,
  reasons: null,
};

test('the export has a row for each grievance, with commas and quotes in their cells', () => {
  const [header, row, end] = grievancesCsv([{ ...ROW, message: 'He said "no", twice' }]).split('\r\n');
  expect(header).toMatch(/^\uFEFFNumber,Kind,Ground,/);
  expect(row).toBe(
    'T-1001,Report of content,False or misleading,/learn/stories/wells,Asha Devi,asha@visitor.example,"He said ""no"", twice",2026-11-20 09:30:00,2026-11-21 09:30:00,,,2026-12-05 09:30:00,,,,',
  );
  expect(end).toBe('');
});

test.each(['=1+1', '+91 22', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =HYPERLINK("x")', '＝1+1', '\n=1'])(
  'no spreadsheet program runs %j',
  (message) => {
    const csv = grievancesCsv([{ ...ROW, message, name: message }]);
    expect(csv.split('asha@visitor.example')[0]).toContain("'");
    expect(csv).not.toMatch(/,"?\s*[=+\-@＝]/);
  },
);
