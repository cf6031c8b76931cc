import { Button } from '@mantine/core';
import { IconZoomQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { useHydrated } from '#platform/web/hydration.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useLinkedQuestion } from '#platform/web/ui/linked-question.ts';
import { Question } from '#platform/web/ui/question.tsx';
import { LAW_CHECKED_ON } from './csr-law.rules.ts';
import type { CsrRule } from './csr-rules.data.ts';
import classes from './help-questions.module.css';
import { type HelpItem, helpOn, searchHelp } from './help-search.rules.ts';
import { LawSources } from './law-sources.tsx';

interface HelpQuestionsProps {
  search: string;
  /** Puts in the words that admins have published. */
  edit: (items: HelpItem[]) => HelpItem[];
  onClear: () => void;
}

/** Questions by category. `/support#csr-unspent` opens the question with that id. */
export function HelpQuestions({ search, edit, onClear }: HelpQuestionsProps) {
  // The prerendered page has the rules of the day of the last check; the browser shows today's.
  const day = useHydrated() ? dayInIndia(new Date()) : LAW_CHECKED_ON;
  const found = searchHelp(helpOn(day, edit), search);
  useLinkedQuestion();

  if (found.length === 0) return <NothingFound onClear={onClear} />;
  return (
    <div className={classes.categories}>
      {found.map(([category, items]) => (
        <section key={category} className={classes.category} aria-label={category}>
          <div>
            <h2 className={classes.title}>{category}</h2>
            {category === 'CSR Compliance' && (
              <p className={classes.note}>
                General information, checked on {formatDay(LAW_CHECKED_ON)}. It is not legal advice: ask your
                company secretary or auditor.
              </p>
            )}
          </div>
          <div className={classes.list}>
            {items.map((item) => (
              <Question
                key={item.id}
                id={item.id}
                question={item.question}
                answer={item.answer}
                source={'sources' in item && <RuleSources rule={item} />}
              >
                {'link' in item && item.link && (
                  <p>
                    <Link to={item.link.to}>{item.link.label}</Link>
                  </p>
                )}
              </Question>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No results found"
      icon={<IconZoomQuestion size={24} stroke={1.5} aria-hidden />}
      action={
        <Button variant="default" onClick={onClear}>
          Show all questions
        </Button>
      }
    >
      Try other words, or <Link to="/support?tab=contact">write to the support team</Link>.
    </EmptyState>
  );
}

/** Start date and sources of a rule. */
function RuleSources({ rule: { validFrom, sources, readIn, certainty } }: { rule: CsrRule }) {
  return (
    <>
      {validFrom === null ? 'Pending, not law. ' : `In force since ${formatDay(validFrom)}. `}
      <LawSources sources={sources} readIn={readIn} onlyOne={certainty === 'one source'} />
    </>
  );
}
