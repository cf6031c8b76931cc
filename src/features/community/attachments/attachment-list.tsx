import type { Attachment } from '#features/community/posts/posts.contract.ts';
import { formatBytes } from '#platform/contract/files.ts';
import { useNearViewport } from '#platform/web/near-viewport.ts';
import { DownloadButton } from '#platform/web/ui/download-button.tsx';
import classes from './attachment-list.module.css';
import { useAttachedPicture, useDownloadAttachment } from './attachments.api.ts';

/** The files of a post: pictures are shown, all can be downloaded. */
export function AttachmentList({ attachments }: { attachments: Attachment[] }) {
  const download = useDownloadAttachment();
  if (attachments.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Attachments">
      {attachments.map((attachment) => (
        <li key={attachment.id} className={classes.item}>
          {attachment.media_type.startsWith('image/') && <Picture attachment={attachment} />}
          <div className={classes.file}>
            <span className={classes.name}>
              {attachment.name} <span className={classes.size}>{formatBytes(attachment.byte_size)}</span>
            </span>
            <DownloadButton
              action="Download"
              name={attachment.name}
              id={attachment.id}
              download={download}
              failed="File not opened"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Picture({ attachment: { id, name } }: { attachment: Attachment }) {
  const [frame, isNear] = useNearViewport<HTMLDivElement>();
  const { data } = useAttachedPicture(id, isNear);
  return (
    <div ref={frame} className={classes.picture}>
      {data && <img src={data} alt={`Attached file ${name}`} />}
    </div>
  );
}
