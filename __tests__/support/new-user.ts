import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/** How a person types and presses in a test, for one. */
type Habits = Parameters<typeof userEvent.setup>[0];

/**
 * A person at the page, whose hands are as quick as the test. Whether something lies over what is pressed is not asked:
 * jsdom lays nothing out.
 */
export function newUser(habits: Habits = {}): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never, ...habits });
}
