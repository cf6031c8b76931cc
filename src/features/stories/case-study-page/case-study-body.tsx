import { Anchor } from '@mantine/core';
import type { CaseStudy } from '#features/stories/case-studies/case-studies.contract.ts';
import { CaseStudyFigures } from '#features/stories/case-studies/case-study-figures.tsx';
import { mailto } from '#platform/contract/email-addresses.ts';
import { formatBytes } from '#platform/contract/files.ts';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { TagList } from '#platform/web/ui/tag-list.tsx';
import classes from './case-study-body.module.css';
import { CaseStudyDocument } from './case-study-document.tsx';
import { CaseStudyPicture } from './case-study-picture.tsx';

interface CaseStudyBodyProps {
  story: CaseStudy;
  /** True if the files are those of the published copy, which an address alone shows. */
  isPublished: boolean;
  /** Level of the headings. */
  level?: 'h2' | 'h3';
}

/** A story from its figures to its contact details: what its page and its review show. */
export function CaseStudyBody({ story, isPublished, level: Heading = 'h2' }: CaseStudyBodyProps) {
  const { summary, description, outcomes, organizations, partners, sdg_goals, media, contact } = story;
  const isPicture = (type: string) => type.startsWith('image/');
  const pictures = media.filter(({ media_type }) => isPicture(media_type));
  const documents = media.filter(({ media_type }) => !isPicture(media_type));
  return (
    <div className={classes.body}>
      <CaseStudyFigures figures={story} large />
      <p className={classes.summary}>{summary}</p>
      <p className={classes.text}>{description}</p>
      {outcomes.length > 0 && (
        <section>
          <Heading className={classes.heading}>Key outcomes</Heading>
          <ul className={classes.outcomes}>
            {outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </section>
      )}
      {pictures.length > 0 && (
        <section>
          <Heading className={classes.heading}>Pictures</Heading>
          <ul className={classes.pictures}>
            {pictures.map((file) => (
              <li key={file.id}>
                <CaseStudyPicture story={story} file={file} isPublished={isPublished} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {documents.length > 0 && (
        <section>
          <Heading className={classes.heading}>Documents</Heading>
          <ul className={classes.documents}>
            {documents.map((file) => (
              <li key={file.id}>
                <span className={classes.file}>
                  {file.file_name} <span className={classes.soft}>{formatBytes(file.byte_size)}</span>
                </span>
                <CaseStudyDocument slug={story.slug} file={file} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <Heading className={classes.heading}>Who took part</Heading>
        <FactList
          columns
          facts={[
            ['Lead organizations', organizations.join(', ')],
            ['Implementation partners', partners.join(', ')],
          ]}
        />
        <TagList tags={sdg_goals} label="SDG goals" />
      </section>
      {contact && (
        <section>
          <Heading className={classes.heading}>Contact</Heading>
          <FactList
            columns
            facts={[
              ['Name', contact.name],
              [
                'Email',
                <Anchor key="email" href={mailto(contact.email)} inherit>
                  {contact.email}
                </Anchor>,
              ],
              ['Organization', contact.organization],
              ['Role', contact.role],
            ]}
          />
        </section>
      )}
    </div>
  );
}
