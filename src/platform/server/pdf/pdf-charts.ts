import type { ReportBars, ReportDots, ReportMap } from '#platform/contract/reports.ts';
import { FONT, INK, keepTogether, type Pdf } from './pdf.ts';
import { figure, paragraph } from './pdf-text.ts';

/** From the lowest to the highest step; the lightest still differs from the page. */
const SHADES = ['#dfe4f0', '#b4bfdb', '#8393c0', '#4f629b', '#14213d'];
const NO_FIGURE = '#ffffff';

const BAR = { height: 8, row: 13.5, names: 190, labels: 92 };

const TITLE_ROOM = 24;

const barsHeight = (rows: number) => rows * BAR.row + 4;

/** Room that a picture takes with its title, in points. */
export function pictureHeight(picture: ReportBars | ReportMap | ReportDots): number {
  if (picture.kind === 'bars') return TITLE_ROOM + barsHeight(picture.rows.length);
  return TITLE_ROOM + (picture.kind === 'map' ? MAP_HEIGHT + 8 : PLOT.height);
}

/** Writes the title of a picture on the page on which the picture has room. */
function titleOf(pdf: Pdf, title: string, height: number): void {
  keepTogether(pdf, TITLE_ROOM + height);
  paragraph(pdf, `**${title}**`, { size: 9.5, after: 3 });
}

/** Draws bars from the left, each with its name before and its label behind it. */
export function bars(pdf: Pdf, { title, alt, rows }: ReportBars): void {
  const { doc } = pdf;
  const longest = Math.max(...rows.map(({ value }) => value), 0);
  titleOf(pdf, title, barsHeight(rows.length));
  figure(pdf, alt, barsHeight(rows.length), (left, top, width) => {
    const room = width - BAR.names - BAR.labels;
    rows.forEach(({ name, value, label }, at) => {
      const y = top + at * BAR.row;
      const length = longest === 0 ? 0 : Math.max((value / longest) * room, 0.7);
      doc.font(FONT.regular, 8).fillColor(INK.text);
      doc.text(name, left, y + 1, {
        width: BAR.names - 6,
        height: BAR.row,
        lineBreak: false,
        ellipsis: true,
      });
      doc.rect(left + BAR.names, y + 1, length, BAR.height).fill(SHADES[3] ?? INK.text);
      doc.fillColor(INK.text).text(label, left + BAR.names + length + 5, y + 1, { lineBreak: false });
    });
  });
}

const MAP_HEIGHT = 340;
const DOT_RADIUS = 70;

/** Draws outlines that are shaded by step, with a key of the steps beside them. */
export function map(pdf: Pdf, { title, alt, size, shapes, legend }: ReportMap): void {
  const { doc } = pdf;
  titleOf(pdf, title, MAP_HEIGHT + 8);
  figure(pdf, alt, MAP_HEIGHT + 8, (left, top, width) => {
    const scale = MAP_HEIGHT / size.height;
    doc
      .save()
      .translate(left, top)
      .scale(scale)
      .lineWidth(0.5 / scale);
    // Dots last, so that no outline covers them.
    const ordered = [...shapes].sort((one, other) => Number(one.isDot) - Number(other.isDot));
    for (const { path, x, y, isDot, step } of ordered) {
      const shade = step === null ? NO_FIGURE : (SHADES[step] ?? NO_FIGURE);
      if (isDot) doc.circle(x, y, DOT_RADIUS);
      else if (path === '') continue;
      else doc.path(path);
      doc.fillAndStroke(shade, isDot ? INK.text : '#ffffff');
    }
    doc.restore();
    drawKey(pdf, legend, left + Math.min(size.width * scale + 4, width - 130), top + 24);
  });
}

function drawKey({ doc }: Pdf, legend: readonly string[], left: number, top: number): void {
  [...legend].reverse().forEach((range, at) => {
    const y = top + at * 17;
    doc
      .rect(left, y, 12, 12)
      .lineWidth(0.5)
      .fillAndStroke(SHADES[legend.length - 1 - at] ?? NO_FIGURE, INK.line);
    doc.font(FONT.regular, 8).fillColor(INK.text);
    doc.text(range, left + 18, y + 1.5, { lineBreak: false });
  });
}

const PLOT = { height: 330, left: 62, bottom: 40 };

/** Draws a dot for each pair of figures, and the names of those that have room for one. */
export function dots(pdf: Pdf, { title, alt, across, up, dots: points }: ReportDots): void {
  const { doc } = pdf;
  titleOf(pdf, title, PLOT.height);
  figure(pdf, alt, PLOT.height, (left, top, width) => {
    const plot = {
      left: left + PLOT.left,
      right: left + width - 12,
      top: top + 6,
      bottom: top + PLOT.height - PLOT.bottom,
    };
    const xOf = (value: number) => plot.left + (value / across.highest) * (plot.right - plot.left);
    const yOf = (value: number) => plot.bottom - (value / up.highest) * (plot.bottom - plot.top);
    doc.lineWidth(0.5).strokeColor(INK.line).font(FONT.regular, 8).fillColor(INK.soft);
    for (const { at, label } of across.ticks) {
      doc.moveTo(xOf(at), plot.top).lineTo(xOf(at), plot.bottom).stroke();
      doc.text(label, xOf(at) - 30, plot.bottom + 5, { width: 60, align: 'center' });
    }
    for (const { at, label } of up.ticks) {
      doc.moveTo(plot.left, yOf(at)).lineTo(plot.right, yOf(at)).stroke();
      doc.text(label, left, yOf(at) - 5, { width: PLOT.left - 8, align: 'right' });
    }
    doc.fillColor(INK.text);
    doc.text(across.title, plot.left, plot.bottom + 20, { width: plot.right - plot.left, align: 'right' });
    doc.text(up.title, plot.left + 4, plot.top - 4, { lineBreak: false });
    for (const { across: x, up: y } of points) {
      doc
        .circle(xOf(x), yOf(y), 3)
        .fillOpacity(0.85)
        .fill(SHADES[3] ?? INK.text)
        .fillOpacity(1);
    }
    const named = points.filter(({ isNamed }) => isNamed);
    writeNames(
      pdf,
      named.map(({ name, across: x, up: y }) => ({ name, x: xOf(x), y: yOf(y) })),
      plot,
    );
  });
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const NAME_HEIGHT = 9;

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Writes each name beside its dot, where it covers no other name; a name that has no such place is left out. */
function writeNames({ doc }: Pdf, names: { name: string; x: number; y: number }[], plot: Box): void {
  const taken: Box[] = names.map(({ x, y }) => ({ left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 }));
  doc.font(FONT.regular, 7.5).fillColor(INK.text);
  for (const { name, x, y } of names) {
    const width = doc.widthOfString(name);
    const places = [0, -8, 8].flatMap((shift) =>
      [x + 5, x - 5 - width].map((left) => {
        const top = y - NAME_HEIGHT / 2 + shift;
        return { left, right: left + width, top, bottom: top + NAME_HEIGHT };
      }),
    );
    const free = places.find(
      (box) =>
        box.left >= plot.left && box.right <= plot.right + 10 && !taken.some((other) => overlap(box, other)),
    );
    if (!free) continue;
    taken.push(free);
    doc.text(name, free.left, free.top, { lineBreak: false });
  }
}
