import { BlockPictureEditor } from '#features/content/block-pictures/block-picture-editor.tsx';
import type { ContentPage } from '#features/content/content-blocks/content-blocks.contract.ts';
import { ContentEditorPage } from '#features/content/content-blocks/content-editor.page.tsx';
import type { EditedBlock } from '#features/content/content-blocks/edited-blocks.rules.ts';
import { FAQ } from '#features/content/faq/faq.data.ts';
import { LEGAL_BLOCK, OFFICER_BLOCK, OPERATOR_BLOCK } from '#features/content/legal/legal.rules.ts';
import { PRIVACY } from '#features/content/legal/privacy.data.ts';
import { TERMS } from '#features/content/legal/terms.data.ts';
import { asBlocks } from '#features/content/questions/question-blocks.rules.ts';
import { SUPPORT_CONTACT } from '#features/content/support-contact/support-contact.data.ts';
import {
  HOME_FEATURES,
  HOME_HERO,
  HOME_IMPACT,
  HOME_TESTIMONIALS,
  HOME_USER_TYPES,
} from '#features/home/home-page/home-words.data.ts';
import { helpOn } from '#features/support/help/help-search.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Page texts');

/** The home page shows an example of a collaboration instead. */
const NO_PICTURE = { title: '', content: '', block_type: 'image' as const };

/** Words that each page shows while no block is published. */
const BUILT_IN = {
  home_hero: { ...HOME_HERO, picture: NO_PICTURE },
  home_features: HOME_FEATURES,
  home_impact: HOME_IMPACT,
  home_user_types: HOME_USER_TYPES,
  home_testimonials: HOME_TESTIMONIALS,
  faq: asBlocks(FAQ),
  help: asBlocks(Object.values(helpOn(dayInIndia(new Date()))).flat()),
  terms: { [LEGAL_BLOCK]: { title: '', content: TERMS.content } },
  privacy: { [LEGAL_BLOCK]: { title: '', content: PRIVACY.content } },
  support: SUPPORT_CONTACT,
  operator: {
    [OPERATOR_BLOCK]: { title: '', content: '' },
    [OFFICER_BLOCK]: { title: '', content: '' },
  },
};

const renderPicture = (pageKey: ContentPage, { key, stored }: EditedBlock) => (
  <BlockPictureEditor key={key} pageKey={pageKey} blockKey={key} stored={stored} />
);

export default function Page() {
  return <ContentEditorPage builtIn={BUILT_IN} renderPicture={renderPicture} />;
}
