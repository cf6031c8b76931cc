import { FAQ, type FaqItem } from '#features/content/faq/faq.data.ts';
import { LawSources } from '#features/support/help/law-sources.tsx';
import { formatDay } from '#platform/contract/dates.ts';
import { useLinkedQuestion } from '#platform/web/ui/linked-question.ts';
import { Question } from '#platform/web/ui/question.tsx';
import classes from './home-faq.module.css';

/** The numbered questions. `/#faq-3` opens the third. */
export function HomeFaq() {
  useLinkedQuestion();
  return (
    <section className={classes.section} aria-labelledby="faq">
      <h2 className={classes.title} id="faq">
        Frequently asked questions
      </h2>
      <ol className={classes.list}>
        {FAQ.map((item, at) => (
          <li key={item.id}>
            <Question {...wordsOf(item)} number={at + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const wordsOf = ({ id, question, answer, law }: FaqItem) => ({
  id,
  question,
  answer,
  source: law && (
    <>
      <LawSources sources={law.sources} readIn={law.readIn} />
      Checked on {formatDay(law.checkedOn)}.{' '}
    </>
  ),
});
