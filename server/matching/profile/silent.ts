/** Words that hold sentences together and say nothing alone; a profile is smaller without them. */
import { stem } from '../vocabulary/stem.ts';

const silent = new Set(
  (
    'a an the and or but if then else of in on at to from by with without for as is are was were be been being am do does ' +
    'did have has had having i you we they me us them my your our their it its this that these those there who whom whose ' +
    'which what when where while can could will would shall should may might must than so also into onto such both each ' +
    'not no nor very via per within upon between through during before after etc any all'
  )
    .split(' ')
    .flatMap((word) => [word, stem(word)]),
);

/** Whether a term is left out of profiles. */
export const isSilent = (term: string): boolean => silent.has(term);
