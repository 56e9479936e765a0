import { render } from '@testing-library/react';
import { FittedText } from '@/components/ui/fitted-text';

it.each([
  ['Te quedan 1.121\u00A0€ para gastar', ''],
  ['Te quedan 9.007.199.254.741\u00A0€ para gastar', 'min(1em, 8.7719298245614cqi)'],
  ['El 3 de noviembre', ''],
  // A name may break.
  [`Compra${'muylarga'.repeat(20)}1: 12,50\u00A0€`, ''],
])('«%s» shrinks for its longest number alone', (text, size) => {
  const { container } = render(<FittedText>{text}</FittedText>);
  expect(container).toHaveTextContent(text.replaceAll('\u00A0', ' '));
  expect(container.querySelector('span')?.style.fontSize ?? '').toBe(size);
});
