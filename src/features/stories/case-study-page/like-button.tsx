import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useLikeCaseStudy } from '#features/stories/case-studies/case-studies.api.ts';
import type { CaseStudy } from '#features/stories/case-studies/case-studies.contract.ts';
import { caseStudyPath } from '#features/stories/case-studies/case-study-paths.rules.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { failureText } from '#platform/contract/errors.ts';
import type { LoginState } from '#platform/web/guards.tsx';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';

const SIGN_IN_FIRST = 'Please sign in to like this success story.';

/** Likes a story or takes the like back; visitors sign in first. */
export function LikeButton({ story }: { story: CaseStudy }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const like = useLikeCaseStudy(story);
  const { likes, is_liked, slug } = story;

  const press = () => {
    if (!user) {
      void showToast({ title: 'Authentication Required', message: SIGN_IN_FIRST, tone: 'error' });
      const state: LoginState = { from: caseStudyPath(slug), message: SIGN_IN_FIRST };
      return navigate('/login', { state });
    }
    if (like.isPending) return;
    like.mutate(undefined, {
      onError: (error) =>
        showToast({ title: 'Error', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  };
  const Icon = is_liked ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
      aria-pressed={is_liked}
      onClick={press}
    >
      {is_liked ? 'Liked' : 'Like'} · {formatCount(likes)}
    </Button>
  );
}
