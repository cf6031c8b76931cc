import type { Feature } from 'write-excel-file/node';
import type { Sheet } from '#platform/contract/workbooks.ts';

interface Properties {
  title: string;
  author: string;
  /** Line at the foot of each printed page. */
  foot: string;
}

const CORE_PART = 'docProps/core.xml';
const CORE_TYPE = 'application/vnd.openxmlformats-package.core-properties+xml';
const CORE_RELATION = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

/** Number of the style for a cell that turns red: the first, for the library writes no other. */
const WARNING_STYLE =
  '<dxfs count="1"><dxf><font><b/><color rgb="FF9C1C14"/></font><fill><patternFill><bgColor rgb="FFFBE3E0"/></patternFill></fill></dxf></dxfs>';

/**
 * Parts that the library does not write: choices, warnings by formula, print settings (A4, as wide as the page, head rows on
 * each page, a foot with page numbers), title and author, and that a program computes all formulas when it opens the file.
 */
export function sheetFeature<Content>(sheets: readonly Sheet[], properties: Properties): Feature<Content> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) => withSettings(xml, sheets[sheetIndex], properties.foot),
        },
        'xl/workbook.xml': { transform: (xml) => withPrintTitles(xml, sheets) },
        'xl/styles.xml': { transform: (xml) => xml.replace('</cellXfs>', `</cellXfs>${WARNING_STYLE}`) },
        '[Content_Types].xml': {
          insert: () => `<Override ContentType="${CORE_TYPE}" PartName="/${CORE_PART}"/>`,
        },
        '_rels/.rels': {
          insert: () => `<Relationship Id="rId-core-1" Type="${CORE_RELATION}" Target="${CORE_PART}"/>`,
        },
      },
      write: { files: () => ({ [CORE_PART]: coreProperties(properties) }) },
    },
  };
}

function withSettings(xml: string, sheet: Sheet | undefined, foot: string): string {
  if (!sheet) return xml;
  const width = sheet.widths.reduce((sum, one) => sum + one, 0);
  const after = [
    ...(sheet.warnings ?? []).map(warning),
    choicesOf(sheet),
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.7" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="9" orientation="${width > 110 ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/>`,
    `<headerFooter><oddFooter>&amp;L&amp;8 ${escaped(foot.replaceAll('&', '&&'))}&amp;R&amp;8Page &amp;P of &amp;N</oddFooter></headerFooter>`,
  ];
  return xml
    .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
    .replace('</worksheet>', `${after.join('')}</worksheet>`);
}

const warning = ({ cells, formula }: NonNullable<Sheet['warnings']>[number], at: number) =>
  `<conditionalFormatting sqref="${cells}"><cfRule type="expression" dxfId="0" priority="${at + 1}"><formula>${escaped(formula)}</formula></cfRule></conditionalFormatting>`;

function choicesOf({ choices = [] }: Sheet): string {
  if (choices.length === 0) return '';
  const lists = choices.map(({ cells, words = [], from }) => {
    const list = from ? escaped(from) : `"${escaped(words.join(','))}"`;
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="Choose from the list" error="Take one of the words of the list." sqref="${cells}"><formula1>${list}</formula1></dataValidation>`;
  });
  return `<dataValidations count="${choices.length}">${lists.join('')}</dataValidations>`;
}

function withPrintTitles(xml: string, sheets: readonly Sheet[]): string {
  const names = sheets.flatMap(({ name, frozenRows }, at) =>
    frozenRows
      ? [
          `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">'${escaped(name.replaceAll("'", "''"))}'!$1:$${frozenRows}</definedName>`,
        ]
      : [],
  );
  const defined = names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : '';
  return xml
    .replace('<definedNames/>', defined)
    .replace('<calcPr/>', '<calcPr calcId="0" fullCalcOnLoad="1"/>');
}

const coreProperties = ({ title, author }: Properties) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(author)}</dc:creator><dc:language>en-IN</dc:language></cp:coreProperties>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
