import { describe, expect, test } from 'vitest';
import { cleanFileName } from './file-content.ts';

describe('the name of an uploaded file', () => {
  test.each([
    ['Audited accounts 2025-26.pdf', 'Audited accounts 2025-26.pdf'],
    ['scan.PDF.exe', 'scan.PDF.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\me\\80G.pdf', '80G.pdf'],
    ['आरटीई प्रमाणपत्र.pdf', 'आरटीई प्रमाणपत्र.pdf'],
    ['a\u0000b\nc\u202Efdp.exe', 'a b c fdp.pdf'],
    ['"quoted"; <b>.pdf', 'quoted ; b.pdf'],
    ['Board minutes 12.03.2024', 'Board minutes 12.03.2024.pdf'],
    ['Board minutes 12.03.2024.PDF', 'Board minutes 12.03.2024.pdf'],
    ['Annual report v1.2', 'Annual report v1.2.pdf'],
    ['Letter of Dr.Rao', 'Letter of Dr.Rao.pdf'],
    ['Sec. 80G', 'Sec. 80G.pdf'],
    ['Budget Rs.5 lakh', 'Budget Rs.5 lakh.pdf'],
    ['No.12', 'No.12.pdf'],
    ['FY 2023.24', 'FY 2023.24.pdf'],
    ['योजना.संस्था', 'योजना.संस्था.pdf'],
    ['note.final', 'note.final.pdf'],
    ['scan.jpeg', 'scan.pdf'],
    ['plan.docx', 'plan.pdf'],
    ['run.bat', 'run.pdf'],
    ['...', 'file.pdf'],
    ['', 'file.pdf'],
    ['.htaccess', 'file.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ])('%j becomes %j', (given, clean) => {
    expect(cleanFileName(given, 'application/pdf')).toBe(clean);
  });

  test('is found for a name of 400,000 dots, too: in minutes nobody else would be answered', () => {
    const name = `report${'.'.repeat(400_000)}with-a-long-ending`;
    expect(cleanFileName(name, 'application/pdf')).toBe('report.pdf');
  });
});
