import { useContentWords } from '#features/content/content-blocks/content-blocks.api.ts';
import { parseRichText, plainText } from '#features/content/rich-text/rich-text.rules.ts';
import { useNearViewport } from '#platform/web/near-viewport.ts';
import classes from './home-figures.module.css';
import { HOME_IMPACT } from './home-words.data.ts';

/** Three figures that the operator states about the platform; an admin edits them (page key home_impact). */
export function HomeFigures() {
  const [ref, isNear] = useNearViewport<HTMLElement>();
  const words = useContentWords('home_impact', HOME_IMPACT, isNear);
  return (
    <section className={classes.band} aria-label="Dayitva in figures" ref={ref}>
      <dl className={classes.figures}>
        {Object.entries(words).map(([key, { title, content }]) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>{plainText(parseRichText(content))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
