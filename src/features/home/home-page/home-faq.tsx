import { useContentBlocks } from '#features/content/content-blocks/content-blocks.api.ts';
import { FAQ, type FaqItem } from '#features/content/faq/faq.data.ts';
import { withPublished } from '#features/content/questions/published-answers.rules.ts';
import { LawSources } from '#features/support/help/law-sources.tsx';
import { formatDay } from '#platform/contract/dates.ts';
import { useIdle } from '#platform/web/idle.ts';
import { useLinkedQuestion } from '#platform/web/ui/linked-question.ts';
import { Question } from '#platform/web/ui/question.tsx';
import classes from './home-faq.module.css';

/** The numbered questions, whose words an admin can change. `/#faq-3` opens the third. */
export function HomeFaq() {
  const blocks = useContentBlocks('faq', useIdle());
  useLinkedQuestion();
  return (
    <section className={classes.section} aria-labelledby="faq">
      <h2 className={classes.title} id="faq">
        Frequently asked questions
      </h2>
      <ol className={classes.list}>
        {withPublished(FAQ, blocks).map((item, at) => (
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
