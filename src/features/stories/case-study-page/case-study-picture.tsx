import { useUnpublishedPicture } from '#features/stories/case-studies/case-studies.api.ts';
import type { CaseStudy, CaseStudyMedia } from '#features/stories/case-studies/case-studies.contract.ts';
import { apiBase } from '#platform/web/sandbox/api-base.ts';
import classes from './case-study-body.module.css';

interface CaseStudyPictureProps {
  story: Pick<CaseStudy, 'slug'>;
  file: CaseStudyMedia;
  isPublished: boolean;
}

/** The name of a file without its ending, the only words that its author gave for it. */
const wordsOf = ({ file_name }: CaseStudyMedia) => file_name.replace(/\.[^.]*$/, '');

/** A picture of a story. */
export function CaseStudyPicture({ story, file, isPublished }: CaseStudyPictureProps) {
  if (!isPublished) return <UnpublishedPicture slug={story.slug} file={file} />;
  const address = `${apiBase}/case-studies/${story.slug}/media/${file.id}`;
  return <img className={classes.picture} src={address} alt={wordsOf(file)} loading="lazy" />;
}

function UnpublishedPicture({ slug, file }: { slug: string; file: CaseStudyMedia }) {
  const address = useUnpublishedPicture(slug, file.id);
  return address ? (
    <img className={classes.picture} src={address} alt={wordsOf(file)} />
  ) : (
    <div className={classes.picture} />
  );
}
