import { Title } from 'react-admin';
export function JobCreate() {
  return <Title title="JobCreate" />;
}
