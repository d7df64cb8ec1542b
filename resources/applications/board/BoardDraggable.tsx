import { useDraggable } from '@dnd-kit/core';
import type { HTMLAttributes, ReactNode } from 'react';
import type { CandidateApplication } from '../../../schemas/application.ts';
import { BoardCard, BoardHandle, cardHandleId } from './BoardCard.tsx';

interface BoardDraggableProps {
  application: CandidateApplication;
  now: Date;
  onOpen: () => void;
  menu: ReactNode;
}

/** A card that can be carried to another stage: anywhere on it by mouse and touch, with its handle by keyboard. */
export function BoardDraggable({ application, now, onOpen, menu }: BoardDraggableProps) {
  const { id, stageId, candidateName } = application;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    data: { stageId },
  });
  const { onKeyDown, ...press } = (listeners ?? {}) as HTMLAttributes<HTMLElement>;
  return (
    <BoardCard
      ref={setNodeRef}
      application={application}
      now={now}
      onOpen={onOpen}
      lifted={isDragging}
      grip={press}
      menu={menu}
      handle={
        <BoardHandle
          id={cardHandleId(id)}
          ref={setActivatorNodeRef}
          name={candidateName}
          grip={{ ...attributes, onKeyDown }}
        />
      }
    />
  );
}
