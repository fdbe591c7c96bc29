export interface ReviewsWidgetSource {
  readonly companyId: string;
  readonly scriptUrl: string;
}
