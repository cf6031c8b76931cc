import { IconCircleCheckFilled } from '@tabler/icons-react';
import { COURSE_TYPE_LABELS, priceText } from '#features/learn/courses/course-words.rules.ts';
import { formatDuration } from '#features/learn/courses/courses.rules.ts';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { RenderedText } from '#platform/web/ui/rendered-text.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import classes from './course-preview.module.css';
import { useTextPreview } from './course-proposals.api.ts';
import type { CourseProposal } from './course-proposals.contract.ts';

/** A proposed course as a whole, the right answers included: for its author and admins. */
export function CoursePreview({ proposal }: { proposal: CourseProposal }) {
  const { content } = proposal;
  return (
    <div className={classes.course}>
      <FactList
        facts={[
          ['Type', COURSE_TYPE_LABELS[content.type]],
          ['Category', content.category],
          ['Level', content.level],
          ['Language', content.language],
          ['Instructor', content.instructor],
          ['Organization', content.organization],
          ['Duration', content.minutes === null ? null : formatDuration(content.minutes)],
          ['Price', priceText(content.price)],
        ]}
        columns
      />
      <p className={classes.about}>{content.description}</p>
      {content.modules.map((module, at) => (
        <Module key={module.id} module={module} number={at + 1} files={proposal.files} />
      ))}
      {content.sources.length > 0 && (
        <section>
          <h2 className={classes.heading}>Sources</h2>
          <ul>
            {content.sources.map(({ title, url }) => (
              <li key={url + title}>
                <WebLink url={url}>{title}</WebLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ModuleProps {
  module: CourseProposal['content']['modules'][number];
  number: number;
  files: CourseProposal['files'];
}

function Module({ module, number, files }: ModuleProps) {
  const preview = useTextPreview(module.text, true);
  const fileOf = (id: string | null | undefined) => files.find((file) => file.id === id);
  const picture = fileOf(module.picture?.file_id);
  const file = fileOf(module.file_id);
  return (
    <section>
      <h2 className={classes.heading}>
        {number}. {module.title}
      </h2>
      {preview.data ? (
        <RenderedText html={preview.data.html} />
      ) : (
        <p className={classes.about}>{module.text}</p>
      )}
      {picture?.url && module.picture && (
        <img className={classes.picture} src={picture.url} alt={module.picture.alt_text} loading="lazy" />
      )}
      {module.video && (
        <p>
          Video: <WebLink url={module.video.url}>{module.video.title}</WebLink>
        </p>
      )}
      {file && <p>File: {file.name}</p>}
      {module.questions.map((question, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question has no name of its own.
        <div key={at} className={classes.question}>
          <p className={classes.strong}>
            Question {at + 1}: {question.text}
          </p>
          <ul className={classes.choices}>
            {question.choices.map(({ text, right, feedback }, choice) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor has a choice.
              <li key={choice}>
                {right && (
                  <IconCircleCheckFilled size={18} className={classes.right} role="img" aria-label="Right:" />
                )}
                <span>
                  {text}
                  {feedback && <span className={classes.soft}> {feedback}</span>}
                </span>
              </li>
            ))}
          </ul>
          <p className={classes.soft}>{question.feedback}</p>
        </div>
      ))}
    </section>
  );
}
