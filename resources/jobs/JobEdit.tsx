import { Title } from 'react-admin';
export function JobEdit() {
  return <Title title="JobEdit" />;
}
