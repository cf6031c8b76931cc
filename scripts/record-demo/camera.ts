import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { FILM_SIZE } from '#features/demo/recordings/film-files.rules.ts';
import type { FilmLine } from '#features/demo/recordings/recordings.data.ts';
import { settled, watchTraffic } from './settled.ts';
import type { Frame, Place, Take } from './take.ts';

/** A step of what moves, in seconds: twelve in a second. */
const STEP = 1 / 12;
/** How a reader reads captions: characters in a second, and the shortest time for any. */
const READING_SPEED = 15;
const SHORTEST_LINE = 2.5;
/** Pixels of the film that the pointer moves in a second, and its longest way. */
const POINTER_SPEED = 700;
const LONGEST_WAY = 1.3;
const SCROLL_SECONDS = 1;
/** Height of the head of a page, which covers what scrolls below it, in pixels of the film. */
const TOP_OF_SIGHT = 75;

interface Typing {
  /** Letters in a second of the film. */
  perSecond?: number;
  /** What must be in sight before the next picture. */
  until?: Locator;
}

/** Slow at both ends. */
const eased = (part: number) => part * part * (3 - 2 * part);
const stepsOf = (seconds: number) => Math.max(1, Math.round(seconds / STEP));

/**
 * Plays a scene in a page and takes its pictures. Times are those of the film, counted from its pictures: it does not
 * matter how long the machine takes for one.
 */
export class Camera {
  private readonly frames: Frame[] = [];
  private readonly lines: FilmLine[] = [];
  private readonly folder: string;
  private seconds = 0;
  private pictures = 0;
  private picture = '';
  private chosenPoster = '';
  private pointer: Place = { x: FILM_SIZE.width / 2, y: FILM_SIZE.height / 2 };
  private page: Page | undefined;

  /** @param folder for the pictures. */
  constructor(folder: string) {
    this.folder = folder;
  }

  /** Turns to a person, who opens this address; what the page loads later is loaded before the first picture. */
  async open(page: Page, address: string): Promise<void> {
    watchTraffic(page);
    await page.goto(address);
    await settled(page);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        window.scrollTo(0, top);
        await new Promise((seen) => setTimeout(seen, 100));
      }
    });
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await this.turnTo(page);
  }

  /** Turns to a person, whose page is as they left it. */
  async turnTo(page: Page): Promise<void> {
    watchTraffic(page);
    this.page = page;
    await this.look();
  }

  /** Starts a caption; the one before it stays until it has been read. */
  async say(text: string): Promise<void> {
    if (/[&<>\n]/.test(text)) throw new Error(`a caption has no markup: ${text}`);
    this.holdUntilRead();
    this.lines.push({ at: Math.round(this.seconds * 10) / 10, text });
  }

  /** Shows the picture as it is for some time. */
  hold(seconds: number): void {
    this.add(seconds);
  }

  /** Moves the pointer to what is pointed at; scrolls there first if it is out of sight. */
  async pointAt(target: Locator): Promise<void> {
    await target.waitFor();
    const { y } = await this.placeOf(target);
    if (y < TOP_OF_SIGHT || y > FILM_SIZE.height - TOP_OF_SIGHT / 4) await this.scrollTo(target, { at: 0.4 });
    const to = await this.placeOf(target);
    const from = this.pointer;
    const way = Math.hypot(to.x - from.x, to.y - from.y);
    const steps = stepsOf(Math.min(LONGEST_WAY, 0.3 + way / POINTER_SPEED));
    for (let step = 1; step <= steps; step++) {
      const part = eased(step / steps);
      this.pointer = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      this.add(STEP);
    }
    await target.hover();
    await this.look();
    this.add(0.25);
  }

  /** Points, clicks, and shows what comes of it. @param then what must be in sight before the next picture. */
  async click(target: Locator, then?: Locator): Promise<void> {
    await this.pointAt(target);
    this.add(0.2, { pressed: true });
    await target.click();
    await then?.waitFor();
    await this.look();
    this.add(0.8);
  }

  /** Chooses from a list that the system draws, so that only its result is on the picture. */
  async choose(target: Locator, option: string): Promise<void> {
    await this.pointAt(target);
    this.add(0.2, { pressed: true });
    await target.selectOption(option);
    await this.look();
    this.add(0.8);
  }

  /**
   * Types into a field letter by letter. The product gets the words at the end, so that a search does not answer each
   * letter.
   */
  async type(target: Locator, text: string, { perSecond = 14, until }: Typing = {}): Promise<void> {
    await this.click(target);
    const letters = Math.max(1, Math.round(perSecond * STEP));
    for (let end = letters; end < text.length; end += letters) {
      await target.evaluate(
        (field, words) => {
          (field as HTMLInputElement).value = words;
          field.scrollTop = field.scrollHeight;
        },
        text.slice(0, end),
      );
      await this.takePicture();
      this.add(letters / perSecond);
    }
    await target.fill(text);
    await until?.waitFor();
    await this.look();
    this.add(0.6);
  }

  /** Scrolls what holds the target until the target is so far below the upper edge, as a part of the height. */
  async scrollTo(target: Locator, { at = 0.2, seconds = SCROLL_SECONDS } = {}): Promise<void> {
    const steps = stepsOf(seconds);
    const parts = Array.from({ length: steps }, (_, step) => eased((step + 1) / steps));
    const holder = await target.evaluateHandle((element) => {
      const scrolls = (one: Element) =>
        /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1;
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        if (scrolls(one)) return one;
      }
      return document.documentElement;
    });
    const from = await holder.evaluate((element) => element.scrollTop);
    const by = await target.evaluate(
      (element, part) => element.getBoundingClientRect().top - innerHeight * part,
      at,
    );
    for (const part of parts) {
      await holder.evaluate(
        (element, top) => element.scrollTo({ top, behavior: 'instant' }),
        from + by * part,
      );
      await this.takePicture();
      this.add(STEP, { scrolling: true });
    }
    await this.look();
    this.add(0.3);
  }

  /** Takes the present picture as the film's poster. */
  poster(): void {
    this.chosenPoster = this.picture;
  }

  /** Ends the scene when its last caption has been read. */
  end(): Take {
    this.holdUntilRead();
    this.add(1);
    const { frames, lines, seconds } = this;
    return { frames, lines, seconds, poster: this.chosenPoster || this.picture };
  }

  private holdUntilRead(): void {
    const last = this.lines.at(-1);
    if (!last) return;
    const readAt = last.at + Math.max(SHORTEST_LINE, last.text.length / READING_SPEED);
    if (readAt > this.seconds) this.add(readAt - this.seconds);
  }

  private add(seconds: number, { pressed = false, scrolling = false } = {}): void {
    const last = this.frames.at(-1);
    const same =
      last?.picture === this.picture &&
      last.pressed === pressed &&
      last.scrolling === scrolling &&
      last.pointer.x === this.pointer.x &&
      last.pointer.y === this.pointer.y;
    if (last && same) last.seconds += seconds;
    else this.frames.push({ picture: this.picture, pointer: this.pointer, pressed, scrolling, seconds });
    this.seconds += seconds;
  }

  private get shown(): Page {
    if (!this.page) throw new Error('a scene begins with a page');
    return this.page;
  }

  /** Waits until the page is complete, and takes its picture. */
  private async look(): Promise<void> {
    await settled(this.shown);
    await this.takePicture();
  }

  private async takePicture(): Promise<void> {
    const page = this.shown;
    const isLocal = await page.evaluate(() => /localhost|127\.0\.0\.1/.test(document.body.innerText));
    if (isLocal) throw new Error(`${page.url()} shows the address of this machine`);
    this.picture = join(this.folder, `${String(this.pictures++).padStart(4, '0')}.png`);
    await page.screenshot({ path: this.picture, scale: 'device', animations: 'disabled' });
  }

  private async placeOf(target: Locator): Promise<Place> {
    const box = await target.boundingBox();
    const screen = this.shown.viewportSize();
    if (!box || !screen) throw new Error(`${target} is not in sight`);
    const scale = FILM_SIZE.width / screen.width;
    return { x: (box.x + box.width / 2) * scale, y: (box.y + box.height * 0.7) * scale };
  }
}
