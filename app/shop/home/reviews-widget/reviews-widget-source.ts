/** The widget of a service that keeps reviews. */
export interface ReviewsWidgetSource {
  readonly companyId: string;
  readonly scriptUrl: string;
}
