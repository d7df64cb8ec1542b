/** A screen by hand, of the library's parts that need no schema: a board, a timeline, a file on its way. */
import { Board, FileDrop, StatusChip, Timeline, uploadForm, useUpload } from '@hireday/schema-admin';
import { useState } from 'react';
import { Title, useGetList, useUpdate } from 'react-admin';
import { Boat } from './boat.ts';

const rigs = Boat.shape.rig;

export function Yard() {
  const { data = [] } = useGetList<Boat>('boats', { sort: { field: 'name', order: 'ASC' } });
  const [update] = useUpdate<Boat>();
  const [moves, setMoves] = useState<string[]>([]);
  const columns = rigs.options.map((rig) => ({
    id: rig,
    title: rig,
    cards: data.filter((boat) => boat.rig === rig),
  }));
  return (
    <>
      <Title title="Yard" />
      <Board
        label="Rigs"
        columns={columns}
        nameOf={({ name }) => name}
        onMove={(boat, rig) => {
          update('boats', { id: boat.id, data: { rig: rigs.parse(rig) }, previousData: boat });
          setMoves((list) => [`${boat.name} is a ${rig} now`, ...list]);
        }}
      >
        {({ name, rig }, { handle }) => (
          <>
            {name} <StatusChip value={rig} schema={rigs} /> {handle}
          </>
        )}
      </Board>
      <Timeline label="Moves" items={moves.map((title) => ({ id: title, title, at: '2026-11-20' }))} />
      <Papers />
    </>
  );
}

function Papers() {
  const [file, setFile] = useState<File | null>(null);
  const { part, during, cancel } = useUpload();
  const send = (chosen: File | null) => {
    setFile(chosen);
    if (!chosen) return;
    const body = new FormData();
    body.set('papers', chosen);
    // The server of this app is the folder it is built into: it answers, and keeps nothing.
    const sent = during(({ signal, onProgress }) =>
      uploadForm('/papers', { body, signal: signal ?? null }, { onProgress }),
    );
    sent.catch(() => setFile(null));
  };
  return <FileDrop label="Papers" file={file} onChange={send} progress={part} onCancel={cancel} />;
}
