import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { makePdf } from './pdf.ts';
import { table } from './pdf-table.ts';
import { figure, heading, list, paragraph, rule } from './pdf-text.ts';

const details = {
  title: 'Certificate of सुनीता',
  author: 'Dayitva',
  date: new Date('2026-11-22T08:00:00Z'),
  foot: 'Dayitva',
};

const drawn = () =>
  makePdf(details, (pdf) => {
    heading(pdf, 1, 'दायित्व: ₹2,40,00,000');
    paragraph(pdf, 'A **bold** word');
    list(pdf, ['one', 'two']);
    rule(pdf);
    figure(pdf, 'A square', 40, (left, top) => pdf.doc.rect(left, top, 40, 40).fill('#14213d'));
    table(pdf, {
      caption: 'Money',
      columns: [
        { title: 'Head', share: 2 },
        { title: '₹', share: 1, isFigure: true },
      ],
      rows: Array.from({ length: 60 }, (_, at) => [`Head ${at}`, '12,34,567']),
      totals: [['Total', '7,40,74,020']],
    });
  });

it('makes a tagged PDF with language, title and our own fonts', async () => {
  const text = (await drawn()).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text.trimEnd()).toMatch(/%%EOF$/);
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Lang (en-IN)');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toContain('/Alt (A square)');
  expect(text).toMatch(/\/FontName \/[A-Z]+\+DayitvaSans-Regular/);
  expect(text).not.toContain('/BaseFont /Helvetica');
  for (const tag of ['H1', 'P', 'L', 'LI', 'Figure', 'Table', 'TR', 'TH', 'TD'])
    expect(text).toContain(`/S /${tag}`);
});

it('gives the same bytes for the same text and time', async () => {
  const [one, other] = await Promise.all([drawn(), drawn()]);
  expect(one.equals(other)).toBe(true);
});

it('breaks a long table between pages', async () => {
  const pages = (await drawn()).toString('latin1').match(/\/Type \/Page\n/g) ?? [];
  expect(pages.length).toBe(3);
});

/** A name in each script of the Eighth Schedule, with conjuncts, reordered vowel signs and joiners. */
const NAMES = [
  'सुनीता क्षत्रिय',
  'पश्चिम हिन्दी श्री',
  'শ্রী ক্ষিতীশ চক্রবর্তী',
  'অসমীয়া ৰাজ্য',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'ક્ષિતિજ સ્ત્રી',
  'ଓଡ଼ିଆ କ୍ଷେତ୍ର',
  'தமிழ்ச்செல்வி ஸ்ரீ',
  'తెలుగు క్షేత్రం స్త్రీ',
  'ಕರ್ನಾಟಕ ಕ್ಷೇತ್ರ ಸ್ತ್ರೀ',
  'കേരളം ക്ഷേത്രം സ്ത്രീ',
  'ᱥᱟᱱᱛᱟᱲᱤ',
  'ꯃꯅꯤꯄꯨꯔ',
  'پاکیزہ اردو 2026 ٹھیک',
  'Ravi रवि Kumar',
];

it.each(NAMES)('prints %s so that a reader reads the same', async (name) => {
  const bytes = await makePdf(details, (pdf) => {
    paragraph(pdf, `**${name}**`, { size: 30 });
    table(pdf, { caption: 'One', columns: [{ title: 'Name', share: 1 }], rows: [[name]] });
  });
  const page = await (await getDocument({ data: new Uint8Array(bytes) }).promise).getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  expect(text.split('\n').filter((line) => line.trim() === name.normalize('NFC'))).toHaveLength(2);
});

it('draws no box for what no font has', async () => {
  const [one, other] = await Promise.all(
    ['Ravi', 'Ravi\u{1F331}李'].map((name) =>
      makePdf({ ...details, foot: '' }, (pdf) => paragraph(pdf, name)),
    ),
  );
  expect(one?.equals(other ?? Buffer.of())).toBe(true);
});
