import { IconChevronDown } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { formatDay } from '#platform/contract/dates.ts';
import { FAQ, type FaqItem } from '../../faq.contract.ts';
import classes from './home-faq.module.css';

/**
 * The numbered questions. The browser's own `details` open and close them, several at once: they read without
 * JavaScript and the browser's search in the page finds closed answers. `/#faq-3` opens the third.
 */
export function HomeFaq() {
  const { hash } = useLocation();
  useEffect(() => {
    const item = document.getElementById(hash.slice(1));
    if (!(item instanceof HTMLDetailsElement)) return;
    item.open = true;
    item.scrollIntoView();
  }, [hash]);

  return (
    <section className={classes.section} aria-labelledby="faq">
      <h2 className={classes.title} id="faq">
        Frequently asked questions
      </h2>
      <ol className={classes.list}>
        {FAQ.map((item, at) => (
          <li key={item.id}>
            <Question item={item} number={at + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Question({ item, number }: { item: FaqItem; number: number }) {
  const { id, question, answer, checkedOn, source } = item;
  return (
    <details className={classes.item} id={id}>
      <summary className={classes.question}>
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        <h3>{question}</h3>
        <IconChevronDown className={classes.chevron} size={20} stroke={1.5} aria-hidden />
      </summary>
      <div className={classes.answer}>
        {answer.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={classes.foot}>
          {source && (
            <>
              Source: <a href={source.url}>{source.label}</a>
              {checkedOn && <>, checked on {formatDay(checkedOn)}</>}.{' '}
            </>
          )}
          <a href={`#${id}`}>Link to this answer</a>
        </p>
      </div>
    </details>
  );
}
