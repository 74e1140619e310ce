/** The factor of patience in all tests (`patienceOf`): no busy machine reaches an end, and recovery takes milliseconds. */
export const TEST_FACTOR = 20;
