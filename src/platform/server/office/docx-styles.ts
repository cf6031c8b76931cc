import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat, LineRuleType } from 'docx';

export const COLOURS = { ink: '14213D', soft: '565C6B', line: 'C9C3B4', sunken: 'F1EEE6', fill: 'FFF3D6' };

/** Word takes the second one for the scripts of India, whose letters change with those beside them; it comes with Windows. */
const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Calibri', cs: 'Nirmala UI' };

/** Half points. */
const SIZE = { text: 21, small: 16, title: 44, subtitle: 24, heading1: 30, heading2: 24 };

const heading = (size: number, before: number) => ({
  run: { font: FONT, size, bold: true, color: COLOURS.ink },
  paragraph: { spacing: { before, after: 100 }, keepNext: true },
});

export const DOCX_STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: FONT, size: SIZE.text, language: { value: 'en-IN' } },
      paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
    },
    title: {
      run: { font: FONT, size: SIZE.title, bold: true, color: COLOURS.ink },
      paragraph: { spacing: { after: 60 } },
    },
    heading1: heading(SIZE.heading1, 320),
    heading2: heading(SIZE.heading2, 220),
  },
  paragraphStyles: [
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      run: { size: SIZE.subtitle, color: COLOURS.soft },
      paragraph: { spacing: { after: 200 } },
    },
    {
      id: 'Guidance',
      name: 'Guidance',
      basedOn: 'Normal',
      next: 'Normal',
      quickFormat: true,
      run: { italics: true, color: COLOURS.soft, size: 19 },
      paragraph: {
        indent: { left: 200 },
        border: { left: { style: 'single', size: 18, space: 8, color: 'E09F1F' } },
      },
    },
    {
      id: 'Cell',
      name: 'Table text',
      basedOn: 'Normal',
      run: { size: 19 },
      paragraph: { spacing: { after: 0, line: 252, lineRule: LineRuleType.AUTO } },
    },
    { id: 'CellHead', name: 'Table heading', basedOn: 'Cell', run: { bold: true, color: COLOURS.ink } },
    { id: 'Small', name: 'Small', basedOn: 'Normal', run: { size: SIZE.small, color: COLOURS.soft } },
  ],
};

const level = (
  at: number,
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  text: string,
  left: number,
) => ({
  level: at,
  format,
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left, hanging: left === 0 ? 0 : Math.min(left, 567) } } },
});

export const DOCX_NUMBERING: INumberingOptions = {
  config: [
    { reference: 'bullets', levels: [level(0, LevelFormat.BULLET, '•', 357)] },
    { reference: 'numbers', levels: [level(0, LevelFormat.DECIMAL, '%1.', 425)] },
    {
      reference: 'clauses',
      levels: [level(0, LevelFormat.DECIMAL, '%1.', 567), level(1, LevelFormat.DECIMAL, '%1.%2', 567)],
    },
  ],
};
