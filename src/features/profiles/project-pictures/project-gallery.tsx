import type { ReactNode } from 'react';
import { pictureInWidth } from '#platform/contract/files.ts';
import classes from './project-gallery.module.css';
import {
  PROJECT_PICTURE_WIDTHS,
  type ProjectPicture,
  SMALL_PROJECT_PICTURE,
} from './project-pictures.contract.ts';

const [LARGE] = PROJECT_PICTURE_WIDTHS;

interface ProjectGalleryProps {
  pictures: ProjectPicture[];
  /** True in a list of projects. */
  small?: boolean;
  /** Renders the owner's buttons below a picture. */
  renderBelow?: (picture: ProjectPicture) => ReactNode;
}

/** The pictures of a project in a row that wraps; each opens in full in a new tab. */
export function ProjectGallery({ pictures, small, renderBelow }: ProjectGalleryProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={classes.gallery} aria-label="Pictures" data-small={small || undefined}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <a href={picture.url} target="_blank" rel="noopener noreferrer" className={classes.link}>
            <img
              src={pictureInWidth(picture.url, SMALL_PROJECT_PICTURE)}
              srcSet={`${pictureInWidth(picture.url, SMALL_PROJECT_PICTURE)} ${SMALL_PROJECT_PICTURE}w, ${picture.url} ${LARGE}w`}
              sizes={small ? '7rem' : '14rem'}
              width={SMALL_PROJECT_PICTURE}
              height={300}
              loading="lazy"
              alt={picture.alt_text}
              className={classes.picture}
            />
          </a>
          {renderBelow?.(picture)}
        </li>
      ))}
    </ul>
  );
}
