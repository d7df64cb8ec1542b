import { visuallyHidden } from '@mui/utils';
import { type ChartTableData, figureText } from './chartData.ts';

/** The same figures for those who do not see the picture beside it. */
export function HiddenTable({ title, data }: { title: string; data: ChartTableData }) {
  return (
    <div style={visuallyHidden}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{data.head}</th>
            {data.columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ key, head, shown = head, values }) => (
            <tr key={key}>
              <th scope="row">{shown}</th>
              {data.columns.map(({ name, format }) => (
                <td key={name}>{figureText(values[name], format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
