import { Button, Group, Menu, UnstyledButton } from '@mantine/core';
import {
  type Icon,
  IconCheck,
  IconHeart,
  IconMoodPlus,
  IconQuestionMark,
  IconThumbUp,
} from '@tabler/icons-react';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import classes from './comment-item.module.css';
import { useReact } from './comments.api.ts';
import { type Comment, REACTIONS, type Reaction } from './comments.contract.ts';
import { REACTION_LABELS } from './comments.rules.ts';

const ICONS: Record<Reaction, Icon> = {
  agree: IconThumbUp,
  thanks: IconHeart,
  done: IconCheck,
  question: IconQuestionMark,
};

interface CommentReactionsProps {
  collaborationId: string;
  comment: Comment;
  canWrite: boolean;
}

/** The short answers to a comment; a click on one gives it too, or takes the own one back. */
export function CommentReactions({ collaborationId, comment, canWrite }: CommentReactionsProps) {
  const react = useReact(collaborationId, comment.id);
  const give = (reaction: Reaction, isGiven: boolean) =>
    react.mutate(
      { reaction, isGiven },
      {
        onError: (error) =>
          showToast({
            title: 'Reaction not saved',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  const given = (reaction: Reaction) =>
    comment.reactions.some((one) => one.reaction === reaction && one.is_own);
  if (!canWrite && comment.reactions.length === 0) return null;
  return (
    <Group gap="xs" mt="xs">
      {comment.reactions.map(({ reaction, count, is_own, names }) => {
        const Icon = ICONS[reaction];
        return (
          <UnstyledButton
            key={reaction}
            className={classes.reaction}
            aria-pressed={is_own}
            disabled={!canWrite}
            title={names.join(', ')}
            onClick={() => give(reaction, is_own)}
          >
            <Icon size={16} stroke={1.5} aria-hidden />
            {REACTION_LABELS[reaction]} {count}
          </UnstyledButton>
        );
      })}
      {canWrite && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconMoodPlus size={16} stroke={1.5} aria-hidden />}
            >
              React
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {REACTIONS.filter((reaction) => !given(reaction)).map((reaction) => {
              const Icon = ICONS[reaction];
              return (
                <Menu.Item
                  key={reaction}
                  leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
                  onClick={() => give(reaction, false)}
                >
                  {REACTION_LABELS[reaction]}
                </Menu.Item>
              );
            })}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
