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
    ['क्\u200dषेत्र रिपोर्ट.pdf', 'क्\u200dषेत्र रिपोर्ट.pdf'],
    ['ജോണ്\u200d.pdf', 'ജോണ്\u200d.pdf'],
    ['می\u200cخواهم.pdf', 'می\u200cخواهم.pdf'],
    ['ශ්\u200dරී ලංකා.pdf', 'ශ්\u200dරී ලංකා.pdf'],
    ['family 👨\u200d👩\u200d👧.pdf', 'family 👨\u200d👩\u200d👧.pdf'],
    ['stray\u200djoiner.pdf', 'strayjoiner.pdf'],
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
